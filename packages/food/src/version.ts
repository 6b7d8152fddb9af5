import { labelRulesVersion } from './label-rules.ts';
import { foodTableVersion } from './table-version.generated.ts';

export { foodTableVersion, labelRulesVersion };

/** What figures and labels were computed with; recipes that carry another are computed anew. Raised with the grammar, too. */
export const foodVersion = `${foodTableVersion}-${labelRulesVersion}-2`;
