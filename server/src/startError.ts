/** Something the operator has to mend before the server can start: `message` is one clear sentence for them. */
export class StartError extends Error {}
