import { maximumFoodsAtHome } from '@pomona/contract/recipes/what-i-have';

const foodKey = /^[a-z0-9-]{1,80}$/;

/** The keys of the foods in an address; what makes no sense is left out. */
export function readHave(have: string | undefined): readonly string[] {
  const keys = (have ?? '').split(',').filter((key) => foodKey.test(key));
  return [...new Set(keys)].slice(0, maximumFoodsAtHome);
}
