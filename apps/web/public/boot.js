// Runs before the first paint: the theme, whether a session may be stored and whether figures are hidden, so that
// nothing flickers.
// The modules named on this script's element start after it: what the server drew is readable without them, and its
// styles, fonts and picture should not have to share the line.
(() => {
  const root = document.documentElement;
  try {
    const chosen = localStorage.getItem('pomona.theme');
    const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
    root.classList.toggle('dark', chosen === 'dark' || (chosen === 'system' && isSystemDark));
    if (localStorage.getItem('pomona.token')) root.dataset.session = 'stored';
    if (localStorage.getItem('pomona.numberFree') === 'on') root.dataset.numberFree = '';
    const { owner } = document.currentScript.dataset;
    if (owner && localStorage.getItem('pomona.member') === owner) root.dataset.own = '';
  } catch {
    // Storage can be refused by the browser: then the page starts light and signed out.
  }
  const theme = document.querySelector('meta[name="theme-color"]');
  if (theme && root.classList.contains('dark')) theme.setAttribute('content', '#111713');

  // What is pressed before its script is there is done afterwards (`platform/delivery/early-input.ts`). A form with an
  // address of its own is sent as it is.
  const presses = new Set();
  globalThis.earlyPresses = presses;
  function keep(event) {
    const isSubmit = event.type === 'submit';
    const control = isSubmit ? event.target : event.target.closest?.('button');
    if (!control?.closest('[data-waiting]')) return;
    const isSentByForm = !isSubmit && control.type === 'submit' && control.form !== null;
    if (isSentByForm || (isSubmit && control.hasAttribute('action'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.add(control);
  }
  addEventListener('click', keep, { capture: true });
  addEventListener('submit', keep, { capture: true });

  const { entry, modules } = document.currentScript?.dataset ?? {};
  if (!entry) return;

  function start() {
    for (const address of (modules ?? '').split(' ').filter(Boolean)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    }
    load(1000);
  }

  // What the server drew can be read meanwhile; it comes alive as soon as the line or the server is back.
  function load(wait) {
    import(entry).catch((error) => {
      console.error(error);
      setTimeout(() => load(Math.min(wait * 2, 30000)), wait);
    });
  }

  // A page in the background paints nothing and gets no frames.
  function startAfterPaint() {
    if (document.visibilityState === 'hidden') start();
    else requestAnimationFrame(() => setTimeout(start));
  }

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAfterPaint);
  else startAfterPaint();
})();
