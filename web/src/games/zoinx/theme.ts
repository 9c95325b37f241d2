import type { Theme } from '../../art/themes';

export default { order: 4 } satisfies Theme;
