import type { Feature, FeatureParts } from '#platform/feature.ts';
import { serveImages } from './routes.ts';
import { createImages, type Images } from './service.ts';

export function imagesFeature({
  config,
  database: { db: database },
  jobs,
  log,
  clock,
  visits,
}: FeatureParts): Feature & { images: Images } {
  const { model } = config.images;
  const { isSomebodyThere } = visits;
  const images = createImages({
    ...{ database, jobs, log, clock, model, isSomebodyThere },
  });
  return {
    images,
    serve: (http) => serveImages(http, images),
    work: () => images.work(),
    close: () => images.close(),
  };
}
