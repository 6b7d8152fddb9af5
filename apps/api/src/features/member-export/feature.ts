import type { Exporting } from '#features/recipe-exchange/exporting/service.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import { createContents } from './contents/service.ts';
import { serveMemberExport } from './routes.ts';
import { createMemberExports, exportRequested } from './service.ts';
import { createExportWork } from './worker.ts';
import { createWriting } from './writing/service.ts';

export function memberExportFeature(parts: FeatureParts & { exporting: Exporting }): Feature {
  const { config, database, databaseClock, clock, bus, log, exporting } = parts;
  const contents = createContents({ database, exporting });
  const common = { database: database.db, databaseClock, clock };
  const exports = createMemberExports({ ...common, bus });
  const writeArchives = createWriting({ ...common, contents, log });
  const work = createExportWork({ writeArchives, exports, log });
  const stopListening = bus.subscribe(exportRequested, () => work.wake());
  return {
    serve: (http) => serveMemberExport(http, exports, config),
    work: () => work.work(),
    async close() {
      stopListening();
      await work.close();
    },
  };
}
