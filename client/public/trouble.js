// Says what is wrong where the program can't: in a browser that is too old for it, or if it breaks before it has drawn anything. So all of this is
// written as browsers of 2012 read it, and its words are here.
;(function () {
  var isFrench = document.documentElement.lang === 'fr'

  function show(title, text) {
    var box = document.createElement('div')
    box.setAttribute('role', 'alert')
    box.setAttribute('data-testid', 'trouble')
    box.style.cssText = 'max-width: 40em; margin: 2em auto; padding: 0 1em; font: 18px/1.5 sans-serif'
    var heading = document.createElement('h1')
    heading.textContent = title
    box.appendChild(heading)
    box.appendChild(document.createElement('p')).textContent = text
    document.body.insertBefore(box, document.body.firstChild)
    return box
  }

  // The newest that the page's colours need.
  if (!window.CSS || !CSS.supports || !CSS.supports('color', 'light-dark(#000, #fff)')) {
    document.addEventListener('DOMContentLoaded', function () {
      if (isFrench)
        show(
          'Ce navigateur est trop ancien',
          'Fathom a besoin de Chrome ou Edge 123, Firefox 120, Safari 17.5 ou plus récent : une mise à jour du navigateur ou du système suffit.',
        )
      else
        show(
          'This browser is too old',
          'Fathom needs Chrome or Edge 123, Firefox 120, Safari 17.5, or a newer one: an update of the browser or the system will do.',
        )
    })
    return
  }

  var isTold = false

  // What breaks later leaves a page that can be used; and what could not be fetched may come after all.
  function heed(event) {
    var cause = event.reason || event.error || event
    var file = event.target && (event.target.src || event.target.href)
    var why = String(cause.message || file || cause)
    setTimeout(function () {
      var root = document.getElementById('root')
      if (isTold || (root && root.firstChild)) return
      isTold = true
      var told = isFrench
        ? show(
            'Fathom n’a pas pu démarrer',
            'Rechargez la page. Si cela n’aide pas, dites à qui gère ce serveur ce qui est arrivé : ' + why,
          )
        : show(
            'Fathom could not start',
            'Load the page again. If that does not help, tell whoever runs this server what went wrong: ' + why,
          )
      // It was only slow.
      if (root)
        new MutationObserver(function () {
          told.remove()
        }).observe(root, { childList: true })
    }, 2000)
  }
  // A script that could not be loaded tells nobody above it.
  window.addEventListener('error', heed, true)
  window.addEventListener('unhandledrejection', heed)
})()
