import { labelRulesVersion } from '../labels/label-rules.ts';
import { foodTableVersion } from '../table/table-version.generated.ts';

export { foodTableVersion, labelRulesVersion };

/** Raised when parsing or computing changes results. */
const figuresVersion = '6';

/** Version of the computation; recipes with another one are recomputed. */
export const foodVersion = `${foodTableVersion}-${labelRulesVersion}-${figuresVersion}`;
