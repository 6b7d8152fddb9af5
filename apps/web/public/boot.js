// Runs before the first paint: the theme, and whether a session may be stored, so that nothing flickers.
(() => {
  const root = document.documentElement;
  try {
    root.classList.toggle('dark', localStorage.getItem('pomona.theme') === 'dark');
    if (localStorage.getItem('pomona.token')) root.dataset.session = 'stored';
  } catch {
    // Storage can be refused by the browser: then the page starts light and signed out.
  }
  const theme = document.querySelector('meta[name="theme-color"]');
  if (theme && root.classList.contains('dark')) theme.setAttribute('content', '#111713');
})();
