import type { ActivityEntry, SymptomEntry } from '@pomona/contract/wellness/entries';
import {
  type ActivityDraft,
  type ActivityProblem,
  activityDraftOf,
  emptyActivity,
  readActivity,
} from './activity-draft.ts';
import { ActivityFields } from './activity-fields.tsx';
import type { DraftForm } from './draft.ts';
import {
  emptySymptom,
  readSymptom,
  type SymptomDraft,
  type SymptomProblem,
  symptomDraftOf,
} from './symptom-draft.ts';
import { SymptomFields } from './symptom-fields.tsx';

type FieldsOf<Read extends (draft: never) => { fields?: unknown }> = NonNullable<
  ReturnType<Read>['fields']
>;

export const symptomForm: DraftForm<
  SymptomEntry,
  SymptomDraft,
  FieldsOf<typeof readSymptom>,
  SymptomProblem
> = {
  empty: emptySymptom,
  draftOf: symptomDraftOf,
  read: readSymptom,
  fields: (state) => <SymptomFields form={state} />,
};

export const activityForm: DraftForm<
  ActivityEntry,
  ActivityDraft,
  FieldsOf<typeof readActivity>,
  ActivityProblem
> = {
  empty: emptyActivity,
  draftOf: activityDraftOf,
  read: readActivity,
  fields: (state) => <ActivityFields form={state} />,
};
