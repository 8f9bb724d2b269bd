import type { Handler } from '../../http/call-context';

export const suspensionIcon: Handler<'suspensionIcon'> = ({ body, services }) =>
  services.promotions.floatingIcons(body.displayEquipment);
