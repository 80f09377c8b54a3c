import OrderEditPage from '../orders/form/order-edit-page.tsx';
import { withCreateDialogs } from './create-dialogs.tsx';

export default withCreateDialogs(OrderEditPage);
