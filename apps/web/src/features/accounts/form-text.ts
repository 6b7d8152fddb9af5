/** The text of one field as typed; empty when there is none. */
export function formText(typed: FormData, field: string): string {
  const value = typed.get(field);
  return typeof value === 'string' ? value : '';
}
