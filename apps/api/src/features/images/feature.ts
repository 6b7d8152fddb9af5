import type { Feature, FeatureParts } from '#platform/feature.ts';
import { serveImages } from './routes.ts';
import { createImages, type Images } from './service.ts';

export function imagesFeature({
  database: { db: database },
  jobs,
  log,
}: FeatureParts): Feature & { images: Images } {
  const images = createImages({ database, jobs, log });
  return {
    images,
    serve: (http) => serveImages(http, images),
    work: () => images.work(),
    close: () => images.close(),
  };
}
