import { wholeMilliseconds } from '#database/clock.ts';
import type { Administration } from '#features/accounts/administration/service.ts';
import type { Mutes } from '#features/chat/moderation/mutes/service.ts';
import type { Moderation as ChatModeration } from '#features/chat/moderation/service.ts';
import type { Images } from '#features/images/service.ts';
import type { Publication } from '#features/publication/service.ts';
import type { RecipeWriting } from '#features/recipe-writing/service.ts';
import type { Reviews } from '#features/reviews/service.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import { createAudit } from './audit/service.ts';
import { createFigures } from './figures/service.ts';
import { serveModeration } from './moderation/routes.ts';
import { createModeration } from './moderation/service.ts';
import { serveAdminPictures } from './pictures/routes.ts';
import { createPictures } from './pictures/service.ts';
import { serveAdminRecipes } from './recipes/routes.ts';
import { createAdminRecipes } from './recipes/service.ts';
import { serveAdmin } from './routes.ts';
import { createUsers } from './users/service.ts';

interface AdminParts extends FeatureParts {
  administration: Administration;
  images: Images;
  writing: RecipeWriting;
  publication: Publication;
  moderated: { chat: ChatModeration; mutes: Mutes; reviews: Reviews };
}

export function adminFeature(parts: AdminParts): Feature {
  const { db: database } = parts.database;
  const databaseClock = wholeMilliseconds(parts.databaseClock);
  const audit = createAudit({ database, databaseClock });
  const users = createUsers({ database, audit, administration: parts.administration });
  const recipes = createAdminRecipes({
    ...{ database, audit, clock: parts.clock },
    ...{ staff: parts.writing.staff, publication: parts.publication },
  });
  const pictures = createPictures({ images: parts.images, audit });
  const figures = createFigures({ database, databaseClock });
  const moderation = createModeration({ database, databaseClock, ...parts.moderated });
  return {
    serve(http) {
      serveAdmin(http, { users, figures, audit, publicUrl: parts.config.publicUrl });
      serveAdminRecipes(http, recipes);
      serveModeration(http, moderation);
      serveAdminPictures(http, pictures);
    },
  };
}
