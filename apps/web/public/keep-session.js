// Stores the token that a posted form was answered with (`session-page.ts` of the API) and opens the next page.
(() => {
  const { token, next, isKept } = JSON.parse(document.getElementById('session').textContent);
  try {
    localStorage.removeItem('pomona.member');
    localStorage.setItem('pomona.token', token);
  } catch {
    // The document says that nobody can stay signed in here.
    return;
  }
  if (isKept) {
    // The member reads that the account stays, and goes on by the link.
    document.getElementById('blocked').remove();
    return;
  }
  document.documentElement.hidden = true;
  location.replace(next);
})();
