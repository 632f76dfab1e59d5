import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { compress } from './build/compress.ts'

/** During development the page is served by Vite and asks a server on this address. */
const api = process.env['FATHOM_API'] ?? 'http://localhost:8080'

export default defineConfig({
  plugins: [solid(), compress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // light-dark() must reach the browser as it is written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy allows no data: scripts and no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: api, ws: true } } },
})
