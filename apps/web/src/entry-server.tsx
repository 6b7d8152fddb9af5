import type { RenderPage } from '@pomona/contract/rendering';
import { assetsOf } from '#app/assets.ts';
import { pageRenderer } from '#app/render-page.tsx';

/** The bundle's only export, loaded by the API. */
export const renderPage: RenderPage = pageRenderer(assetsOf);
