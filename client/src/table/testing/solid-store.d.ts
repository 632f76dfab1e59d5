/** The store of a browser, by the name of its file: tests run in Node, which would take the one for servers. */
declare module 'solid-js/store/dist/store.js' {
  export * from 'solid-js/store'
}
