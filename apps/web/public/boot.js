// Runs before the first paint: the theme, whether a session may be stored and whether figures are hidden, so that
// nothing flickers.
// The modules named on this script's element start after it: what the server drew is readable without them, and its
// styles, fonts and picture should not have to share the line.
(() => {
  const root = document.documentElement;
  try {
    root.classList.toggle('dark', localStorage.getItem('pomona.theme') === 'dark');
    if (localStorage.getItem('pomona.token')) root.dataset.session = 'stored';
    if (localStorage.getItem('pomona.numberFree') === 'on') root.dataset.numberFree = '';
  } catch {
    // Storage can be refused by the browser: then the page starts light and signed out.
  }
  const theme = document.querySelector('meta[name="theme-color"]');
  if (theme && root.classList.contains('dark')) theme.setAttribute('content', '#111713');

  // Whoever moved before the modules were there need not move again (`platform/first-act.ts`).
  const acts = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'keydown',
    'wheel',
    'scroll',
    'focusin',
  ];
  const noteAct = () => {
    root.dataset.acted = '';
  };
  for (const name of acts)
    addEventListener(name, noteAct, { capture: true, passive: true, once: true });

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
