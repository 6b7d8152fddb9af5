// The thread that reads pages: what strangers wrote can keep it busy, but not the server.
import { parentPort } from 'node:worker_threads';
import { type ReadOrder, readRecipes } from '@pomona/recipe-formats/read';

export interface ReadMessage {
  id: number;
  order: ReadOrder;
}

parentPort?.on('message', ({ id, order }: ReadMessage) => {
  parentPort?.postMessage({ id, recipes: readRecipes(order) });
});
