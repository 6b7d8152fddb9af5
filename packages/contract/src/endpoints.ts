import { accountErasureEndpoints } from './accounts/erasure.ts';
import { memberExportEndpoints } from './accounts/member-export.ts';
import { passkeysEndpoints } from './accounts/passkeys.ts';
import { profileEndpoints } from './accounts/profile.ts';
import { recoveryEndpoints } from './accounts/recovery.ts';
import { accountSecurityEndpoints } from './accounts/security.ts';
import { accountsEndpoints } from './accounts.ts';
import { analyticsEndpoints } from './admin/analytics.ts';
import { auditEndpoints } from './admin/audit.ts';
import { adminFiguresEndpoints } from './admin/figures.ts';
import { adminGrantsEndpoints } from './admin/grants.ts';
import { adminImportsEndpoints } from './admin/imports.ts';
import { adminModerationEndpoints } from './admin/moderation.ts';
import { qualityEndpoints } from './admin/quality.ts';
import { adminRecipesEndpoints } from './admin/recipes.ts';
import { adminSettingsEndpoints } from './admin/settings.ts';
import { adminStatusEndpoints } from './admin/status.ts';
import { adminUsersEndpoints } from './admin/users.ts';
import { chatEndpoints } from './chat/messages.ts';
import { chatModerationEndpoints } from './chat/moderation.ts';
import { chefEndpoints } from './chef/recipes.ts';
import { favouritesEndpoints } from './favourites.ts';
import { foodsEndpoints } from './foods.ts';
import { imagesEndpoints } from './images.ts';
import { publicationEndpoints } from './publication.ts';
import { recipeExchangeEndpoints } from './recipe-exchange.ts';
import { searchWordsEndpoints } from './recipe-search/search-words.ts';
import { recipeWritingEndpoints } from './recipe-writing.ts';
import { recipeSharingEndpoints } from './recipes/sharing.ts';
import { similarEndpoints } from './recipes/similar.ts';
import { whatIHaveEndpoints } from './recipes/what-i-have.ts';
import { recipesEndpoints } from './recipes.ts';
import { reviewReportsEndpoints } from './reviews/reports.ts';
import { reviewsEndpoints } from './reviews.ts';
import { shoppingSharingEndpoints } from './shopping/sharing.ts';
import { shoppingEndpoints } from './shopping.ts';
import { systemEndpoints } from './system.ts';
import { wellnessEntriesEndpoints } from './wellness/entries.ts';
import { glucoseEndpoints } from './wellness/glucose.ts';
import { glucoseFileEndpoints } from './wellness/glucose-files.ts';
import { glucoseSummaryEndpoints } from './wellness/glucose-summary.ts';
import { wellnessHistoryEndpoints } from './wellness/history.ts';
import { readInsights } from './wellness/insights.ts';
import { wellnessEndpoints } from './wellness/meals.ts';
import { mealRangesEndpoints } from './wellness/ranges.ts';
import { readTips } from './wellness/tips.ts';
import { trackingEndpoints } from './wellness/tracking.ts';
import { readVisitSummary } from './wellness/visit-summary.ts';

/** Every call of the API; a test calls each with every kind of access. */
export const endpoints = [
  ...systemEndpoints,
  ...accountsEndpoints,
  ...profileEndpoints,
  ...accountSecurityEndpoints,
  ...passkeysEndpoints,
  ...recoveryEndpoints,
  ...accountErasureEndpoints,
  ...recipesEndpoints,
  ...whatIHaveEndpoints,
  ...similarEndpoints,
  ...searchWordsEndpoints,
  ...recipeWritingEndpoints,
  ...recipeSharingEndpoints,
  ...publicationEndpoints,
  ...recipeExchangeEndpoints,
  ...foodsEndpoints,
  ...adminUsersEndpoints,
  ...adminRecipesEndpoints,
  ...adminImportsEndpoints,
  ...adminFiguresEndpoints,
  ...adminModerationEndpoints,
  ...analyticsEndpoints,
  ...auditEndpoints,
  ...adminSettingsEndpoints,
  ...qualityEndpoints,
  ...adminGrantsEndpoints,
  ...adminStatusEndpoints,
  ...favouritesEndpoints,
  ...chefEndpoints,
  ...imagesEndpoints,
  ...reviewsEndpoints,
  ...reviewReportsEndpoints,
  ...shoppingEndpoints,
  ...shoppingSharingEndpoints,
  ...wellnessEndpoints,
  ...mealRangesEndpoints,
  ...memberExportEndpoints,
  ...wellnessEntriesEndpoints,
  ...wellnessHistoryEndpoints,
  ...glucoseSummaryEndpoints,
  ...glucoseFileEndpoints,
  ...glucoseEndpoints,
  ...trackingEndpoints,
  readInsights,
  readTips,
  readVisitSummary,
  ...chatEndpoints,
  ...chatModerationEndpoints,
] as const;
