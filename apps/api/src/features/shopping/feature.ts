import type { SeedStep } from '#database/seed.ts';
import type { Recipes } from '#features/recipes/service.ts';
import type { Feature, FeatureParts, SeedParts } from '#platform/feature.ts';
import type { Hub } from '#platform/realtime/sockets/hub.ts';
import { demoShoppingSeed } from './demo/seed.ts';
import { createLiveLists } from './live/service.ts';
import { serveShoppingSocket } from './live/socket.ts';
import { createChangeList } from './locking/service.ts';
import { serveShopping } from './routes.ts';
import { createShopping } from './service.ts';
import { serveShoppingSharing } from './sharing/routes.ts';
import { createSharing } from './sharing/service.ts';
import { createItemPresenter, createTitleReader } from './titles.ts';

export function shoppingFeature(parts: FeatureParts & { recipes: Recipes; hub: Hub }): Feature {
  const { bus, clock, random, recipes, hub, log } = parts;
  const { db: database } = parts.database;
  const readTitles = createTitleReader(recipes);
  const presentItems = createItemPresenter(readTitles);
  const changeList = createChangeList({ database, bus });
  const own = { database, clock, random, recipes, changeList, readTitles, presentItems };
  const shopping = createShopping(own);
  const sharing = createSharing(own);
  const live = createLiveLists({ database, bus, hub, sharing, presentItems, log });
  return {
    serve: (http) => {
      serveShopping(http, shopping);
      serveShoppingSharing(http, sharing);
      serveShoppingSocket(http, hub, live);
    },
    close: () => live.close(),
  };
}

export const shoppingSeeds = ({ hasDemo }: SeedParts): SeedStep[] =>
  hasDemo ? [demoShoppingSeed()] : [];
