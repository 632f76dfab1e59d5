import { render } from 'solid-js/web'
import { App } from './shell/App.tsx'
import './styles/base.css'
import './shell/shell.css'
import './lobby/lobby.css'

const root = document.getElementById('root')
if (root !== null) render(() => <App />, root)
