import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import solid from 'vite-plugin-solid'
import { offline } from './serviceWorker.config.ts'

/** During development the page is served by Vite and asks a server on this address. */
const api = process.env['FATHOM_API'] ?? 'http://localhost:8080'

/** Smaller files gain nothing by being compressed. */
const worthwhile = 1024

/** What every page needs at once. Sounds, dialogs, copying, messages of the system and talk come with the parts that use them. */
const everywhere =
  /solid-js[\\/](dist|web)|client[\\/]src[\\/](shell(?![\\/](sounds|heard|samples|scores|offline|Dialog|copying|message))|api(?![\\/]talk))[\\/]|preload-helper|[\\/](seats|Defs|ArtDefs|isOf|wish|local[\\/]ids)\.tsx?$/
/** What every game’s board needs; small, and loaded with the table. The plain board is for games without one. */
const boards = /client[\\/]src[\\/]board[\\/](?!plain)/

/** What the first sight of Thesauros, and of a table, shares with their parts that come later: a file each instead of a dozen. */
const thesauros =
  /games[\\/]thesauros[\\/](src[\\/](text[\\/](facts|parts)|types|calendar[\\/]goesAlong|sea[\\/](graph|distances)|set([\\/]\w+)?)|drawn|layout|prospects|speech|around|parts|model|card(Parts)?|choices|noDive|townOffers|input[\\/]\w+|money[\\/]Money|text[\\/]index|art[\\/](Meeple|Tile|Treasure|tokens|types|money|marks|spots|flagPlaces|Chart\w*|DigSite|Sea\w+|water|houses|Town\w*|WaitingLine|Zodiac))\.tsx?$/
const table =
  /client[\\/]src[\\/](table[\\/](Rivals|follow|Clock|clocks|parts|talk[\\/]text[\\/]index)|records[\\/]text[\\/]index)\.tsx?$/

/** Lays a gzip and a Brotli copy beside every text file of the page, so that the server sends them without any work. */
function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(js|css|html|svg)$/.test(file))) {
        const content = readFileSync(join(dir, name))
        if (content.length < worthwhile) continue
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content))
      }
    },
  }
}

/**
 * Widths and heights that the styles tell apart are in pixels for who reads them, in letters of 16 for the browser: who has set larger letters
 * gets the page that a smaller screen would, with the room that they need.
 */
const mediaInLetters = {
  postcssPlugin: 'media-in-letters',
  AtRule: {
    media: (rule: { params: string }): void => {
      rule.params = rule.params.replace(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) / 16}em`)
    },
  },
}

export default defineConfig({
  css: { postcss: { plugins: [mediaInLetters] } },
  plugins: [solid(), compress(), offline(join(import.meta.dirname, 'src/serviceWorker/main.ts'))],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Says which file needs which: the test of the page's size reads it.
    manifest: true,
    target: 'es2022',
    // light-dark() must reach the browser as it is written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy allows no data: scripts and no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs is one file: many small ones compress worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: everywhere },
            { name: 'board', test: boards },
            { name: 'thesauros-first', test: thesauros, includeDependenciesRecursively: false },
            { name: 'table-first', test: table, includeDependenciesRecursively: false },
          ],
        },
      },
      // Which plug-in takes how long is no warning for who only wants to play.
      checks: { pluginTimings: false },
    },
  },
  worker: {
    format: 'es',
    // Its bots know all the games, so that a worker loads them together.
    rolldownOptions: { checks: { pluginTimings: false, ineffectiveDynamicImport: false } },
  },
  server: { proxy: { '/api': { target: api, ws: true } } },
})
