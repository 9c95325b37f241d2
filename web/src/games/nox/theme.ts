import type { Theme } from '../../art/themes';

export default { order: 1 } satisfies Theme;
