export { remarkTags } from './remark';
export { contextOf, tags } from '../../model/tags/tags';
