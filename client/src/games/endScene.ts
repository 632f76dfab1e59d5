/** The room that a game's picture of its end has, in the drawing's own pixels. */
export const END_SCENE = { width: 1066, height: 470 } as const
