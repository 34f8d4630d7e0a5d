/** The texts of moderation, in the chosen language. */

import { moderation, type ModerationTexts } from '@lexiko/texts/en/online/moderation';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const moderationTexts: ReadonlySignal<ModerationTexts> = areaTexts('moderation', moderation);
