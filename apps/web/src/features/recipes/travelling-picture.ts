const travelling = 'travelling-picture';

/** The recipe whose picture travels between its card and its page. */
let recipe = '';
let source = '';

/** Of all pictures on the page only the one of the chosen card travels: a transition name may be used once. */
export function sendPictureAlong(link: Element, recipeId: string): void {
  document.querySelector(`.${travelling}`)?.classList.remove(travelling);
  recipe = recipeId;
  const box = boxBeside(link);
  source = box?.querySelector('img')?.currentSrc ?? '';
  box?.classList.add(travelling);
}

/** The picture as the card showed it, for a page whose recipe is still on its way. */
export const sentPicture = (): string => source;

/** Who comes back finds the picture where it came from. */
export function awaitPicture(link: Element | null, recipeId: string): void {
  if (recipeId === recipe) boxBeside(link)?.classList.add(travelling);
}

/** What holds the picture: the picture itself has no box. */
function boxBeside(link: Element | null) {
  return link?.closest('article')?.querySelector('picture')?.parentElement;
}
