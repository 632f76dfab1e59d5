import type { FastifyError } from 'fastify'
import { ApiError, apiError } from '../apiError.ts'
import { StoreError } from '../store/storeError.ts'
import { BODY_LIMIT } from './limits.ts'

/** After how many seconds somebody is asked to try again. */
const RETRY = 5

/** What fastify itself refuses, by its codes. */
const OF_FASTIFY: Readonly<Record<string, (bodyLimit: number) => ApiError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: (limit) => apiError('body-too-large', { limit }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => apiError('bad-media-type'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => apiError('bad-json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => apiError('bad-json'),
  FST_ERR_BAD_URL: () => apiError('bad-url'),
}

/**
 * Any error as a refusal; a fault of the server's own becomes `internal`.
 * @param bodyLimit of the route, in bytes
 */
export function asApiError(error: unknown, bodyLimit = BODY_LIMIT): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof StoreError && error.fault === 'store-away') return apiError('store-away', { retry: RETRY })
  if (error instanceof StoreError && error.fault !== 'failed' && error.fault !== 'rewritten')
    return apiError(error.fault)
  if (!(error instanceof Error)) return apiError('internal')
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code === undefined ? undefined : OF_FASTIFY[code]
  if (known !== undefined) return known(bodyLimit)
  if (error instanceof SyntaxError && statusCode === 400) return apiError('bad-json')
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? apiError('bad-request')
    : apiError('internal')
}
