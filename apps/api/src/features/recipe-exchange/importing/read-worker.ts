import { readRecipes } from '@pomona/recipe-formats/read';

/** What strangers wrote can keep this thread busy, but not the server. */
export default readRecipes;
