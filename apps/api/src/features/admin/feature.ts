import type { ModelStatus } from '@pomona/contract/admin/settings';
import { wholeMilliseconds } from '#database/clock.ts';
import type { Administration } from '#features/accounts/administration/service.ts';
import type { Grants } from '#features/accounts/grants/service.ts';
import type { Mutes } from '#features/chat/moderation/mutes/service.ts';
import type { Moderation as ChatModeration } from '#features/chat/moderation/service.ts';
import type { Images } from '#features/images/service.ts';
import type { Publication } from '#features/publication/service.ts';
import type { Archives } from '#features/recipe-exchange/archives/service.ts';
import type { RecipeWriting } from '#features/recipe-writing/service.ts';
import type { Reviews } from '#features/reviews/service.ts';
import type { Settings } from '#features/system/settings/service.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import { type Audit, createAudit } from './audit/service.ts';
import { createFigures } from './figures/service.ts';
import { serveAdminGrants } from './grants/routes.ts';
import { serveAdminImports } from './imports/routes.ts';
import { createImports } from './imports/service.ts';
import { createImportWork } from './imports/work/service.ts';
import { createImportWorker } from './imports/worker.ts';
import { serveModeration } from './moderation/routes.ts';
import { createModeration } from './moderation/service.ts';
import { serveAdminPictures } from './pictures/routes.ts';
import { createPictures } from './pictures/service.ts';
import { serveQuality } from './quality/routes.ts';
import { createQuality } from './quality/service.ts';
import { serveAdminRecipes } from './recipes/routes.ts';
import { createAdminRecipes } from './recipes/service.ts';
import { serveAdmin } from './routes.ts';
import { serveAdminSettings } from './settings/routes.ts';
import { createAdminSettings } from './settings/service.ts';
import { createStatus } from './status/service.ts';
import { createUsers } from './users/service.ts';

interface AdminParts extends FeatureParts {
  administration: Administration;
  settings: Settings;
  readModelStatus(): Promise<ModelStatus | null>;
  grants: Grants;
  images: Images;
  archives: Archives;
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
  const settings = createAdminSettings({
    ...{ settings: parts.settings, audit, readModelStatus: parts.readModelStatus },
    rateLimitFactor: parts.config.rateLimitFactor,
  });
  const quality = createQuality({ database, audit });
  const { bus, clock, config, grants } = parts;
  const dataFolder = parts.database.isEmbedded ? config.dataFolder : null;
  const status = createStatus({ database, bus, clock, dataFolder });
  const { publicUrl } = config;
  const moderation = createModeration({ database, databaseClock, ...parts.moderated });
  const importing = importsOf(parts, audit);
  return {
    serve(http) {
      serveAdmin(http, { users, figures, audit, status, publicUrl });
      serveAdminGrants(http, { grants, audit });
      serveAdminSettings(http, settings);
      serveQuality(http, quality);
      serveAdminRecipes(http, recipes);
      serveModeration(http, moderation);
      serveAdminPictures(http, pictures);
      serveAdminImports(http, importing.imports);
    },
    work: () => importing.worker.work(),
    close: () => importing.worker.close(),
  };
}

function importsOf({ jobs, log, archives, writing, ...parts }: AdminParts, audit: Audit) {
  const common = { database: parts.database.db, databaseClock: parts.databaseClock };
  const work = createImportWork({ ...common, jobs, archives, writing });
  const imports = createImports({ ...common, audit, work });
  const { removeAbandoned } = imports;
  return { imports, worker: createImportWorker({ jobs, work, removeAbandoned, log }) };
}
