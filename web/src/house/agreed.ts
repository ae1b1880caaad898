import { gameTerm } from './house.ts'
import { t } from '../shared/speech.ts'

/** What stands for a document of somebody's own. */
const OWN = 'own'

/** What was agreed on for a table, an option a line. */
export function agreed(game: string, options: Readonly<Record<string, string>> | undefined): string[] {
  return Object.entries(options ?? {}).map(([name, value]) =>
    t(
      'print.option',
      gameTerm(game, `option.${name}`),
      value === OWN ? t('own.brought') : gameTerm(game, `option.${name}.${value}`),
    ),
  )
}
