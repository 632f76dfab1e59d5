import { render } from 'solid-js/web'
import { App } from './shell/App.tsx'
import { loadWords } from './text/index.ts'
import './styles/base.css'
import './shell/shell.css'
import './shell/narrow.css'
import './shell/dialog.css'
import './lobby/lobby.css'

const root = document.getElementById('root')
// Not awaited here: modules that others share with this one would each get a file of their own.
if (root !== null) void loadWords().then(() => render(() => <App />, root))
