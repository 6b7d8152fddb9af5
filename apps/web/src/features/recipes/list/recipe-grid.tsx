import { dietTypesOnListCard } from '@pomona/contract/constants';
import type { RecipeCard } from '@pomona/contract/recipes';
import { memo, type ReactNode, type Ref } from 'react';
import { RecipeSummary } from '#features/recipes/card/recipe-summary.tsx';
import { gridClasses } from './grid-shape.ts';

/** Which rows of a long list are rendered; the others are empty space. */
export interface Arrangement {
  columns: number;
  /** `before` is the space above a row, in pixels, beyond the usual gap. */
  rows: readonly { index: number; before: number }[];
  after: number;
  /** Measures the row that an item stands in. */
  measure: (item: HTMLLIElement | null) => void;
}

interface Props {
  recipes: readonly RecipeCard[];
  dietsShown?: number;
  /** Of the titles: 2 where the grid stands right below the page's own. */
  headingLevel?: 2 | 3;
  /** The control on each picture; the page knows whether there is one. */
  heart?: (recipe: RecipeCard) => ReactNode;
  /** What the page adds to the card of a recipe. */
  note?: (recipe: RecipeCard) => ReactNode;
  /** How many there are where `recipes` are not all, -1 where nobody knows. */
  setSize?: number;
  arrangement?: Arrangement | null;
  ref?: Ref<HTMLUListElement>;
}

export function RecipeGrid(props: Props) {
  const {
    recipes,
    dietsShown = dietTypesOnListCard,
    headingLevel = 3,
    heart,
    note,
    arrangement,
    setSize,
  } = props;
  const card = { dietsShown, headingLevel, heart, note };
  if (!arrangement) {
    return (
      <ul ref={props.ref} className={gridClasses}>
        {recipes.map((recipe, index) => (
          <Item key={recipe.id} recipe={recipe} index={index} {...card} />
        ))}
      </ul>
    );
  }
  const { columns, rows, after, measure } = arrangement;
  return (
    <ul
      ref={props.ref}
      className={`${gridClasses} [overflow-anchor:none]`}
      style={{ paddingBottom: after }}
    >
      {rows.flatMap(({ index: row, before }) =>
        recipes
          .slice(row * columns, (row + 1) * columns)
          .map((recipe, column) => (
            <Item
              key={recipe.id}
              recipe={recipe}
              index={row * columns + column}
              row={row}
              before={before}
              count={setSize ?? recipes.length}
              {...(column === 0 && { measure })}
              {...card}
            />
          )),
      )}
    </ul>
  );
}

interface CardProps {
  recipe: RecipeCard;
  dietsShown: number;
  headingLevel: 2 | 3;
  heart: ((recipe: RecipeCard) => ReactNode) | undefined;
  note: ((recipe: RecipeCard) => ReactNode) | undefined;
}

interface ItemProps extends CardProps {
  index: number;
  /** Of a list that is not rendered whole: where the item stands, among how many. */
  row?: number;
  before?: number;
  count?: number;
  measure?: Arrangement['measure'];
}

function Item({ index, row, before, count, measure, ...card }: ItemProps) {
  return (
    <li
      ref={measure}
      data-index={row}
      aria-posinset={count === undefined ? undefined : index + 1}
      aria-setsize={count}
      style={before ? { marginTop: before } : undefined}
    >
      <Card {...card} isFirst={index === 0} />
    </li>
  );
}

/** Rendered once, wherever in the list it comes to stand while a search goes on. */
const Card = memo(function Card({ heart, note, ...shown }: CardProps & { isFirst: boolean }) {
  const { recipe } = shown;
  return <RecipeSummary {...shown} heart={heart?.(recipe)} note={note?.(recipe)} />;
});
