import { signal } from '@preact/signals'

const query = matchMedia('(max-width: 899px)')

/** Whether the page shows one part of the table at a time. */
export const narrow = signal(query.matches)
query.addEventListener('change', () => (narrow.value = query.matches))
