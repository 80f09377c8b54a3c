import OrderNewPage from '../orders/form/order-new-page.tsx';
import { withCreateDialogs } from './create-dialogs.tsx';

export default withCreateDialogs(OrderNewPage);
