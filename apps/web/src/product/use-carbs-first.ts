import { useSessionState } from '#platform/services.tsx';

/** Whether the member eats by the diabetes label: carbohydrate then stands first among the figures. */
export function useCarbsFirst(): boolean {
  const session = useSessionState();
  return (
    session.status === 'signed-in' &&
    session.user.preferences.dietary_preferences.includes('Diabetes-Friendly')
  );
}

/** The figures in their order, carbohydrate in front where it stands first. */
export const carbsInFront = <Figure extends { key: string }>(
  figures: readonly Figure[],
  isCarbsFirst: boolean,
): readonly Figure[] =>
  isCarbsFirst
    ? figures.toSorted((a, b) => Number(b.key === 'carbs') - Number(a.key === 'carbs'))
    : figures;
