import type { RefusedForm } from '@pomona/contract/rendering';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const queryKey = ['refused-form'] as const;

/** Puts a form that the server refused beside the data of its page, which the browser receives with the document. */
export function setRefusedForm(queryClient: QueryClient, form: RefusedForm): void {
  queryClient.setQueryData<RefusedForm>(queryKey, form);
}

/** The form that this document answers; forgotten after the first page that shows it. */
export function useRefusedForm(): RefusedForm | undefined {
  const queryClient = useQueryClient();
  const [form] = useState(() => queryClient.getQueryData<RefusedForm>(queryKey));
  useEffect(() => queryClient.removeQueries({ queryKey }), [queryClient]);
  return form;
}
