# Fathom for self-hosters: `docker compose up -d`, see docs/self-hosting.md.

# The page, and the server's program in few files, built with everything that the lockfile names.
FROM node:24-bookworm-slim AS page
WORKDIR /fathom
COPY . .
RUN npm ci && npm run build

# Only what the running server needs. The image brings Node itself, so the one from npm (optional) stays out.
FROM node:24-bookworm-slim AS libraries
WORKDIR /fathom
COPY . .
RUN npm ci --omit=dev --omit=optional

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=8080 FATHOM_DATA=/data MALLOC_ARENA_MAX=2
WORKDIR /fathom
COPY --from=libraries /fathom ./
COPY --from=page /fathom/client/dist client/dist
COPY --from=page /fathom/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Why the flag: scripts/run.mjs.
CMD ["node", "--no-allocation-site-pretenuring", "--max-semi-space-size=4", "--heap-growing-percent=20", "--v8-pool-size=1", "dist/server/main.mjs"]
