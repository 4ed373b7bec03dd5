import { forgetSettings } from '../features/people/account-setting/index.ts';
import { forgetTokens } from '../features/people/api-token/index.ts';
import { deleteIdentitiesOf } from '../features/people/identity/index.ts';
import { deleteFactorsOf } from '../features/people/second-factor/index.ts';
import type { Forget } from '../features/people/session/index.ts';

/** What the features store about a person and delete when the account is closed. */
export const forgetsOfPerson: readonly Forget[] = [forgetSettings, forgetTokens, deleteFactorsOf, deleteIdentitiesOf];
