import { countEvent } from '@pomona/contract/admin/analytics';
import type { BodyOf } from '@pomona/contract/endpoint';
import type { Api } from './api.ts';

export type CountedBody = BodyOf<typeof countEvent>;

export const reportEvent = (api: Api, body: CountedBody) => api.call(countEvent, { body });
