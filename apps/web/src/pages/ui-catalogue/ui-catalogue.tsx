import { ActionSheet } from './action-sheet.tsx';
import { ColourSheet } from './colour-sheet.tsx';
import { FieldSheet } from './field-sheet.tsx';
import { FigureSheet } from './figure-sheet.tsx';
import { OverlaySheet } from './overlay-sheet.tsx';
import { RecipeSheet } from './recipe-sheet.tsx';

const sheets = [
  { title: 'Colour and type', Sheet: ColourSheet },
  { title: 'Actions', Sheet: ActionSheet },
  { title: 'Fields', Sheet: FieldSheet },
  { title: 'Recipes', Sheet: RecipeSheet },
  { title: 'Figures', Sheet: FigureSheet },
  { title: 'Layout and layers', Sheet: OverlaySheet },
];

/** Every piece in its states, light and dark side by side. For development; its words are not translated. */
export function UiCatalogue() {
  return (
    <div className="bg-paper text-ink">
      {sheets.map(({ title, Sheet }) => (
        <section key={title} aria-label={title} className="grid lg:grid-cols-2">
          {['light', 'dark'].map((theme) => (
            <div key={theme} className={`${theme} min-w-0 bg-paper px-4 py-10 text-ink sm:px-8`}>
              <h2 className="mb-8 border-hairline border-b pb-3 text-3xl">{title}</h2>
              <div className="grid gap-9">
                <Sheet />
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
