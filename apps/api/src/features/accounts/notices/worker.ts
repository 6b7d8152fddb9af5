import type { Jobs } from '#platform/jobs/jobs.ts';
import { noticeQueue } from './jobs.ts';
import type { Notices } from './service.ts';

export function workOnNotices(jobs: Jobs, notices: Notices): Promise<void> {
  return jobs.work(noticeQueue, {
    concurrency: 2,
    perform: (job) => notices.deliver(job),
  });
}
