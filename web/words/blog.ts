import { catalogue } from './catalogue.ts'

/** The words of the blog as it is read. */
export const blogWords = catalogue('blog', {
  blog: 'Blog',
  thereAreNoPosts: 'There are no posts yet.',
  loadingPosts: 'Loading posts',
  postNotFound: 'Post not found',
  thereIsNoPost: 'There is no post at this address. It may have moved, or the link may be incomplete.',
  toTheBlog: 'To the blog',
  loadingThePost: 'Loading the post',
  howSwapsCollateral: 'How swaps, collateral and agents work on Surety, and what is new.',
})
