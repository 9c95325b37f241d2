import type { Theme } from '../../art/themes';

export default { order: 3 } satisfies Theme;
