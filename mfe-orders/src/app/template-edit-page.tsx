import TemplateEditPage from '../orders/templates/template-edit-page.tsx';
import { withCreateDialogs } from './create-dialogs.tsx';

export default withCreateDialogs(TemplateEditPage);
