import { labelRulesVersion } from '../labels/label-rules.ts';
import { foodTableVersion } from './table-version.generated.ts';

export { foodTableVersion, labelRulesVersion };

/** Raised when lines are read or figures computed in another way. */
const figuresVersion = '4';

/** What figures and labels were computed with; recipes that carry another are computed anew. */
export const foodVersion = `${foodTableVersion}-${labelRulesVersion}-${figuresVersion}`;
