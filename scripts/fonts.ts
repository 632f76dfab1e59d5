/** `npm run -s fonts`: makes the page's typefaces (client/src/styles/fonts) out of the libraries', with what the page needs of them. */
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FACES } from './fonts/faces.ts'
import { FONTS, makeFace } from './fonts/subset.ts'

await mkdir(FONTS, { recursive: true })
for (const name of await readdir(FONTS)) if (name.endsWith('.woff2')) await rm(join(FONTS, name))
let total = 0
for (const face of FACES) {
  const font = await makeFace(face)
  await writeFile(join(FONTS, face.file), font)
  total += font.length
  console.log(`${String(font.length).padStart(7)}  ${face.file}`)
}
console.log(`${String(total).padStart(7)}  bytes in all`)
// Their licence wants to lie beside them.
await copyFile('node_modules/@fontsource-variable/inter/LICENSE', join(FONTS, 'LICENSE-Inter.txt'))
await copyFile('node_modules/@fontsource/spectral/LICENSE', join(FONTS, 'LICENSE-Spectral.txt'))
