import type { FastifyInstance } from 'fastify'
import type { NoticePeople } from '../notices/people.ts'
import { SETTINGS_PATH, STOP_PATH } from '../notices/sender.ts'
import type { Gate } from './gate.ts'

const PATH = `${STOP_PATH}/:token`
const FORM = 'application/x-www-form-urlencoded'
/** A mail program sends `List-Unsubscribe=One-Click`. */
const BODY_LIMIT = 1024

interface Params {
  readonly token: string
}

/**
 * How a mail program stops the e-mails of an address for its reader (RFC 8058): it posts a form to the address that a header of each e-mail names. Who
 * opens that address is asked on a page first, as programs that look through e-mails open links, too.
 */
export async function addOneClick(
  app: FastifyInstance,
  notices: Pick<NoticePeople, 'stop'>,
  gate: Gate,
): Promise<void> {
  // Forms are taken there and nowhere else.
  await app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, _body, done) =>
      done(null),
    )
    scope.addHook('onRequest', async (request) => gate.admitAddress(gate.originOf(request.raw).address))
    scope.route<{ Params: Params }>({
      method: 'GET',
      url: PATH,
      handler: (request, reply) =>
        reply.redirect(`${SETTINGS_PATH}#stop=${encodeURIComponent(request.params.token)}`, 303),
    })
    scope.route<{ Params: Params }>({
      method: 'POST',
      url: PATH,
      handler: async (request) => {
        await notices.stop(request.params.token)
        return { stopped: true }
      },
    })
  })
}
