import type { Theme } from '../../art/themes';

export default { order: 2 } satisfies Theme;
