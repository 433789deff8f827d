import { expect, test } from 'vitest'
import { pathTo, places, routerPattern } from './paths.ts'

// shows A-2-009, A-2-022, A-2-024, A-2-028, B-2.1-039, B-2.1-040, B-2.1-042
test('the whole map of the application', () => {
  expect(places).toMatchInlineSnapshot(`
    {
      "about": "/about",
      "admin": "/admin",
      "adminAffiliate": "/admin/affiliates/{userAddr}",
      "adminAffiliates": "/admin/affiliates",
      "adminAgent": "/admin/peers/{agentAddr}",
      "adminAgents": "/admin/peers",
      "adminAudit": "/admin/audit",
      "adminCreateBlogPost": "/admin/blog",
      "adminDues": "/admin/peers/dues",
      "adminEditBlogPost": "/admin/blog/{postId}",
      "adminHalts": "/admin/halts",
      "adminListBlogPosts": "/admin/blog/list",
      "adminModeration": "/admin/peers/moderation",
      "adminOrderMessages": "/admin/orders/{orderId}/messages",
      "adminOrderPage": "/admin/orders/{orderId}",
      "adminOrders": "/admin/orders",
      "adminPrices": "/admin/prices",
      "adminSwap": "/admin/swap",
      "adminUser": "/admin/users/{userAddr}",
      "adminUsers": "/admin/users",
      "affiliate": "/affiliate",
      "agentPage": "/agents/{agentAddr}",
      "agentProof": "/agents/{agentAddr}/proof",
      "blog": "/blog",
      "blogPost": "/blog/{postId}",
      "createCollateral": "/peers/deposit/create",
      "editCollateral": "/collateral/{chainId}/{contractAddress}/{tokenId}",
      "home": "/",
      "listCollateral": "/peers/deposit",
      "market": "/market",
      "offerPage": "/offer/{offerId}",
      "orderMessages": "/orders/{orderId}/messages",
      "orderPage": "/orders/{orderId}",
      "orders": "/orders",
      "peers": "/peers",
      "profile": "/profile",
      "serverError": "/500",
      "termsOfService": "/terms-of-service",
      "userPage": "/users/{userAddr}",
    }
  `)
})

// shows B-2.1-037
test('navigating by name: home, orders, orderPage (param orderId), peers', () => {
  expect(pathTo('home')).toBe('/')
  expect(pathTo('orders')).toBe('/orders')
  expect(pathTo('orderPage', { orderId: '7' })).toBe('/orders/7')
  expect(pathTo('peers')).toBe('/peers')
})

// shows A-2-011
test('the offer route is named offerPage and has the param offerId', () => {
  expect(pathTo('offerPage', { offerId: 'a-b' })).toBe('/offer/a-b')
})

// shows A-2-023
test('adminOrder is another name of adminOrderPage', () => {
  expect(pathTo('adminOrder', { orderId: '7' })).toBe(pathTo('adminOrderPage', { orderId: '7' }))
  expect(pathTo('adminOrder', { orderId: '7' })).toBe('/admin/orders/7')
})

test('parameters cannot leave their place in the path', () => {
  expect(pathTo('orderPage', { orderId: '../admin?x#y' })).toBe('/orders/..%2Fadmin%3Fx%23y')
})

test('patterns as the router writes them', () => {
  expect(routerPattern('editCollateral')).toBe('/collateral/$chainId/$contractAddress/$tokenId')
  expect(routerPattern('home')).toBe('/')
})

// shows B-2.1-041
test('navigating by name: the places of the admin area', () => {
  expect(pathTo('adminUsers')).toBe('/admin/users')
  expect(pathTo('adminUser', { userAddr: '0x1' })).toBe('/admin/users/0x1')
  expect(pathTo('adminOrders')).toBe('/admin/orders')
  expect(pathTo('adminOrderPage', { orderId: '7' })).toBe('/admin/orders/7')
  expect(pathTo('adminAgents')).toBe('/admin/peers')
  expect(pathTo('adminPrices')).toBe('/admin/prices')
  expect(pathTo('adminSwap')).toBe('/admin/swap')
})
